export type Deletion = { isPending: boolean; run: () => void };
