export const SPANS = ['7', '14', '30', '90'] as const;
export type Span = (typeof SPANS)[number];

/** Of how many days the address asks for statistics; null: of none. */
export const spanOf = (text: string | null): Span | null => SPANS.find((span) => span === text) ?? null;
