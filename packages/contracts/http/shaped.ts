import { z } from 'zod';
import type { ShapeName } from './shapes.ts';

/** An engine's state, served as the engine made it but for what its shape of this name does not name; the documentation shows that shape. */
export function shaped<T>(name: ShapeName): z.ZodType<T, T> {
  return z.any().meta({ 'x-shape': name });
}
