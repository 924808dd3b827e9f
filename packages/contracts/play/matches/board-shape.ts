import { z } from 'zod';

export const battlePlayerShape = z.strictObject({ account_id: z.string(), name: z.string() });

/** Of both sides. */
export const sides = <T extends z.ZodType>(of: T) => z.strictObject({ a: of, b: of });
export const boardNumber = z.number().describe('台号，从 1 起');
export const wins = sides(z.number());
