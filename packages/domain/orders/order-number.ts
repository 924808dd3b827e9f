/** What people call an order: `PL00001234`. */
export const orderNumber = (number: number): string => `PL${String(number).padStart(8, '0')}`;
