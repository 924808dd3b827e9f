import { z } from 'zod';

/** Returns the value with the keys that its schema names, and adds the path of each other key to `dropped`. */
export type StripUnknownKeys = (value: unknown, dropped: string[]) => unknown;

/** What a schema that stands for another one (`shaped`) means; `undefined` where it is no such schema. */
type Resolve = (schema: z.ZodType) => z.ZodType | undefined;

const NOT_RESOLVED: Resolve = () => undefined;

/**
 * A function that drops what a schema does not name, whether the schema is strict or not. Limits and formats are not checked.
 * A value without anything unknown is returned itself, not copied.
 *
 * Throws for a schema that names no keys for its objects (`any`, `unknown`, a loose object): through it everything would pass.
 */
export function unknownKeyStripper(schema: z.ZodType, resolve: Resolve = NOT_RESOLVED): StripUnknownKeys {
  const known = new Map<z.core.$ZodType, StripUnknownKeys>();
  const keeperOf = (part: z.core.$ZodType): StripUnknownKeys => {
    const found = known.get(part);
    if (found) return found;
    known.set(part, (value, dropped) => keeper(value, dropped));
    const target = resolve(part as z.ZodType);
    const keeper: StripUnknownKeys = target ? keeperOf(target) : compile(part, keeperOf);
    known.set(part, keeper);
    return keeper;
  };
  return keeperOf(schema);
}

type KeeperOf = (schema: z.core.$ZodType) => StripUnknownKeys;

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

function compile(schema: z.core.$ZodType, keeperOf: KeeperOf): StripUnknownKeys {
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
      return (value, dropped) => keeperOf(def.getter())(value, dropped);
    default:
      if ('innerType' in def) return keeperOf(def.innerType);
      if (NAMES_NO_KEYS.has(def.type)) throw new TypeError(`a schema of the type ${def.type} names no keys`);
      return keepScalar;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of another kind than its schema says could hold anything: it is dropped whole. */
function dropWhole(dropped: string[]): null {
  dropped.push('');
  return null;
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

function keepScalar(value: unknown, dropped: string[]): unknown {
  return isScalar(value) ? value : dropWhole(dropped);
}

/** Says where the paths lie that were added since `before`. Nothing is written where nothing was dropped: the usual case. */
function locate(dropped: string[], before: number, key: string): void {
  for (let index = before; index < dropped.length; index += 1) dropped[index] = `/${key}${dropped[index]}`;
}

function keepFields(fields: ReadonlyMap<string, StripUnknownKeys>): StripUnknownKeys {
  return (value, dropped) => {
    if (!isRecord(value)) return keepScalar(value, dropped);
    let kept: Record<string, unknown> | undefined;
    for (const key of Object.keys(value)) {
      const keep = fields.get(key);
      if (!keep) {
        dropped.push(`/${key}`);
        kept ??= { ...value };
        delete kept[key];
        continue;
      }
      const before = dropped.length;
      const field = keep(value[key], dropped);
      locate(dropped, before, key);
      if (field !== value[key]) (kept ??= { ...value })[key] = field;
    }
    return kept ?? value;
  };
}

function keepValues(keep: StripUnknownKeys): StripUnknownKeys {
  return (value, dropped) => {
    if (!isRecord(value)) return keepScalar(value, dropped);
    let kept: Record<string, unknown> | undefined;
    const before = dropped.length;
    for (const key of Object.keys(value)) {
      const field = keep(value[key], dropped);
      // Written as a literal, so that a key named __proto__ stays a key.
      if (field !== value[key]) kept = { ...(kept ?? value), [key]: field };
    }
    locate(dropped, before, '*');
    return kept ?? value;
  };
}

function keepItems(keeperAt: (index: number) => StripUnknownKeys): StripUnknownKeys {
  return (value, dropped) => {
    if (!Array.isArray(value)) return keepScalar(value, dropped);
    let kept: unknown[] | undefined;
    const before = dropped.length;
    for (const [index, item] of value.entries()) {
      const keptItem = keeperAt(index)(item, dropped);
      if (keptItem !== item) (kept ??= [...(value as unknown[])])[index] = keptItem;
    }
    locate(dropped, before, '*');
    return kept ?? value;
  };
}

type Discriminated = z.core.$ZodDiscriminatedUnionDef;

const isDiscriminated = (def: z.core.$ZodUnionDef): def is Discriminated => 'discriminator' in def;

function choicesByName({ options, discriminator }: Discriminated, keeperOf: KeeperOf): Map<unknown, StripUnknownKeys> {
  const names = (option: z.core.$ZodType) => [...(option._zod.propValues?.[discriminator] ?? [])];
  return new Map(options.flatMap((option) => names(option).map((name) => [name, keeperOf(option)] as const)));
}

function keepNamedChoice(discriminator: string, choices: ReadonlyMap<unknown, StripUnknownKeys>): StripUnknownKeys {
  return (value, dropped) => {
    if (isScalar(value)) return value;
    const keep = isRecord(value) ? choices.get(value[discriminator]) : undefined;
    return keep ? keep(value, dropped) : dropWhole(dropped);
  };
}

/** The first choice that the value fits once its unknown keys are gone. */
function keepChoice(choices: readonly (readonly [z.core.$ZodType, StripUnknownKeys])[]): StripUnknownKeys {
  return (value, dropped) => {
    if (isScalar(value)) return value;
    for (const [option, keep] of choices) {
      const missed: string[] = [];
      const kept = keep(value, missed);
      if (!z.core.safeParse(option, kept).success) continue;
      dropped.push(...missed);
      return kept;
    }
    return dropWhole(dropped);
  };
}
