/** What a field of a row is called. `values`: what it holds, where that is one of a few. */
export type AuditField = string | { readonly label: string; readonly values: Readonly<Record<string, string>> };

/** Labels of what a feature writes into the audit log. */
export type AuditTexts = {
  /** How its actions begin, to filter by. */
  group?: { prefix: string; text: string };
  /** What was done, by action. */
  actions: Readonly<Record<string, string>>;
  /** What it was done to, by target type. */
  targets: Readonly<Record<string, string>>;
  /** What changed, by the last part of its path. `{a}` and `{b}` stand for the players of a match. */
  fields: Readonly<Record<string, AuditField>>;
};

/** The first word names a field that is followed by whose it is: `class` of `class mage`. */
type NameOf<Key extends string> = Key extends `${infer First} ${string}` ? First : Key;

type ClosedValues<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? ClosedValues<Name, Item>
  : Value extends string
    ? string extends Value
      ? never
      : `${Name}=${Value}`
    : never;

/** Keys of a map are ids or names, and shown as they are; only what it maps to is named. */
type InnerFields<Facts> = Facts extends readonly (infer Item)[]
  ? InnerFields<Item>
  : Facts extends object
    ? string extends keyof Facts
      ? InnerFields<Facts[keyof Facts]>
      : FieldsOf<Facts>
    : never;

/** What must be named of facts: `status`, and `status=pending` where a field holds one of a few. */
export type FieldsOf<Facts> = Facts extends object
  ? keyof Facts extends never
    ? 'facts of an unknown shape'
    : {
        [Key in keyof Facts & string]-?: NameOf<Key> | ClosedValues<NameOf<Key>, Facts[Key]> | InnerFields<Facts[Key]>;
      }[keyof Facts & string]
  : never;

/** What a feature's `fields` name, written alike. */
export type NamedBy<Fields> = {
  [Name in keyof Fields & string]:
    | Name
    | (Fields[Name] extends { values: infer Values } ? `${Name}=${keyof Values & string}` : never);
}[keyof Fields & string];
