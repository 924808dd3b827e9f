import { z } from 'zod';

/**
 * The same schema, which drops fields that it does not name instead of refusing them, at every depth of objects and lists.
 * Checks, defaults and texts stay.
 */
export function droppingUnknown<T extends z.core.$ZodType>(schema: T): T {
  const changes = changesOf((schema as unknown as z.core.$ZodTypes)._zod.def);
  return changes ? z.core.clone(schema, { ...schema._zod.def, ...changes }) : schema;
}

function changesOf(def: z.core.$ZodTypes['_zod']['def']): object | undefined {
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, droppingUnknown(field)]);
      return { catchall: undefined, shape: Object.fromEntries(fields) };
    }
    case 'array':
      return { element: droppingUnknown(def.element) };
    default:
      return 'innerType' in def ? { innerType: droppingUnknown(def.innerType) } : undefined;
  }
}
