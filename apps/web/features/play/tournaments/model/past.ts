import { createContext, useContext } from 'react';

/** Whether the views below show an event as it stood: nobody does anything in the past. */
export const PastContext = createContext(false);

export const useIsPast = (): boolean => useContext(PastContext);
