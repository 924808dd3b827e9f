/** How the page names what a sheet holds only the number of. */
export type RuleNames = {
  readonly formatName: (id: string) => string;
  readonly cardName: (dbfId: number) => string;
};

/** One rule in a sentence; `key` is the same in every version. */
export type RuleLine = { readonly key: string; readonly label: string; readonly text: string };

export type RuleGroup = { readonly title: string; readonly lines: readonly RuleLine[] };

/** `是` needs no explanation where its opposite is the rule. */
export const either = (isSo: boolean, yes: string, no: string): string => (isSo ? yes : no);
