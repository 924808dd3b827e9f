/** Card numbers that one call may ask for. */
export const CARD_NUMBERS_MAX = 120;
