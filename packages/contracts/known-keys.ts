import { z } from 'zod';

/** Returns the value with the keys that its schema names, and adds the path of each other key to `dropped`. */
export type KeepKnown = (value: unknown, dropped: string[], path?: string) => unknown;

/** What a schema that stands for another one (`shaped`) means; `undefined` where it is no such schema. */
type Resolve = (schema: z.ZodType) => z.ZodType | undefined;

const NOT_RESOLVED: Resolve = () => undefined;

/**
 * A function that drops what a schema does not name, whether the schema is strict or not. Limits and formats are not checked.
 * A value without anything unknown is returned itself, not copied.
 *
 * Throws for a schema that names no keys for its objects (`any`, `unknown`, a loose object): through it everything would pass.
 */
export function keepKnown(schema: z.ZodType, resolve: Resolve = NOT_RESOLVED): KeepKnown {
  const known = new Map<z.core.$ZodType, KeepKnown>();
  const keeperOf = (part: z.core.$ZodType): KeepKnown => {
    const found = known.get(part);
    if (found) return found;
    known.set(part, (value, dropped, path) => keeper(value, dropped, path));
    const target = resolve(part as z.ZodType);
    const keeper: KeepKnown = target ? keeperOf(target) : compile(part, keeperOf);
    known.set(part, keeper);
    return keeper;
  };
  return keeperOf(schema);
}

type KeeperOf = (schema: z.core.$ZodType) => KeepKnown;

const NAMES_NO_KEYS: ReadonlySet<string> = new Set([
  'any',
  'unknown',
  'custom',
  'function',
  'intersection',
  'map',
  'promise',
  'set',
  'transform',
]);

function compile(schema: z.core.$ZodType, keeperOf: KeeperOf): KeepKnown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (def.catchall && def.catchall._zod.def.type !== 'never') throw new TypeError('a loose object keeps every key');
      return keepFields(new Map(Object.entries(def.shape).map(([key, field]) => [key, keeperOf(field)])));
    case 'record':
      return keepValues(keeperOf(def.valueType));
    case 'array':
      return keepItems(() => keeperOf(def.element));
    case 'tuple':
      return keepItems((index) => {
        const item = def.items[index] ?? def.rest;
        return item ? keeperOf(item) : keepScalar;
      });
    case 'union':
      return isDiscriminated(def)
        ? keepNamedChoice(def.discriminator, choicesByName(def, keeperOf))
        : keepChoice(def.options.map((option) => [option, keeperOf(option)]));
    case 'pipe':
      return keeperOf(def.out._zod.def.type === 'transform' ? def.in : def.out);
    case 'lazy':
      return (value, dropped, path) => keeperOf(def.getter())(value, dropped, path);
    default:
      if ('innerType' in def) return keeperOf(def.innerType);
      if (NAMES_NO_KEYS.has(def.type)) throw new TypeError(`a schema of the type ${def.type} names no keys`);
      return keepScalar;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of another kind than its schema says could hold anything: it is dropped whole. */
function dropWhole(dropped: string[], path: string): null {
  dropped.push(path || '/');
  return null;
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

function keepScalar(value: unknown, dropped: string[], path = ''): unknown {
  return isScalar(value) ? value : dropWhole(dropped, path);
}

function keepFields(fields: ReadonlyMap<string, KeepKnown>): KeepKnown {
  return (value, dropped, path = '') => {
    if (!isRecord(value)) return keepScalar(value, dropped, path);
    let isSame = true;
    const kept: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(value)) {
      const keep = fields.get(key);
      if (!keep) {
        dropped.push(`${path}/${key}`);
        isSame = false;
        continue;
      }
      kept[key] = keep(field, dropped, `${path}/${key}`);
      isSame &&= kept[key] === field;
    }
    return isSame ? value : kept;
  };
}

function keepValues(keep: KeepKnown): KeepKnown {
  return (value, dropped, path = '') => {
    if (!isRecord(value)) return keepScalar(value, dropped, path);
    let isSame = true;
    const kept = Object.entries(value).map(([key, field]): [string, unknown] => {
      const keptField = keep(field, dropped, `${path}/*`);
      isSame &&= keptField === field;
      return [key, keptField];
    });
    return isSame ? value : Object.fromEntries(kept);
  };
}

function keepItems(keeperAt: (index: number) => KeepKnown): KeepKnown {
  return (value, dropped, path = '') => {
    if (!Array.isArray(value)) return keepScalar(value, dropped, path);
    let isSame = true;
    const kept = value.map((item: unknown, index): unknown => {
      const keptItem = keeperAt(index)(item, dropped, `${path}/*`);
      isSame &&= keptItem === item;
      return keptItem;
    });
    return isSame ? value : kept;
  };
}

type Discriminated = z.core.$ZodDiscriminatedUnionDef;

const isDiscriminated = (def: z.core.$ZodUnionDef): def is Discriminated => 'discriminator' in def;

function choicesByName({ options, discriminator }: Discriminated, keeperOf: KeeperOf): Map<unknown, KeepKnown> {
  const names = (option: z.core.$ZodType) => [...(option._zod.propValues?.[discriminator] ?? [])];
  return new Map(options.flatMap((option) => names(option).map((name) => [name, keeperOf(option)] as const)));
}

function keepNamedChoice(discriminator: string, choices: ReadonlyMap<unknown, KeepKnown>): KeepKnown {
  return (value, dropped, path = '') => {
    if (isScalar(value)) return value;
    const keep = isRecord(value) ? choices.get(value[discriminator]) : undefined;
    return keep ? keep(value, dropped, path) : dropWhole(dropped, path);
  };
}

/** The first choice that the value fits once its unknown keys are gone. */
function keepChoice(choices: readonly (readonly [z.core.$ZodType, KeepKnown])[]): KeepKnown {
  return (value, dropped, path = '') => {
    if (isScalar(value)) return value;
    for (const [option, keep] of choices) {
      const missed: string[] = [];
      const kept = keep(value, missed, path);
      if (!z.core.safeParse(option, kept).success) continue;
      dropped.push(...missed);
      return kept;
    }
    return dropWhole(dropped, path);
  };
}
