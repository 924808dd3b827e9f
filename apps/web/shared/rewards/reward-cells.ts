/** The looks of the cells of a reward table. */
const RULED = 'border-b border-b-line-1 py-1.5 align-top font-normal';
export const CELL = `${RULED} pr-2 text-left`;
/** As high as the inputs beside it. */
export const PLACE_CELL = `${CELL} leading-9 whitespace-nowrap`;
export const REMOVE_CELL = `${RULED} w-8 text-right`;
