import { z } from 'zod';
import type { ShapeName } from './shapes.ts';

/** What is served as the engine made it, unchecked and whole; the documentation shows the shape of this name for it. */
export function shaped<T>(name: ShapeName): z.ZodType<T, T> {
  return z.any().meta({ 'x-shape': name });
}
