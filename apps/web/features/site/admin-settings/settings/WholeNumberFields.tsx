import { NumbersField } from './NumbersField.tsx';

type WholeNumberFieldsProps<Name extends string> = {
  texts: Readonly<Record<Name, { label: string; help: string }>>;
  /** In display order. */
  kinds: Readonly<Record<Name, { unit: string; digits: number }>>;
  value: Readonly<Record<Name, number>>;
  errors: Readonly<Record<string, string>>;
  change: (change: Partial<Record<Name, number>>) => void;
};

/** The fields of a section that has nothing but whole numbers. */
export function WholeNumberFields<Name extends string>(props: WholeNumberFieldsProps<Name>) {
  const { texts, kinds, value, errors, change } = props;
  const names = Object.keys(kinds) as Name[];
  return names.map((name) => (
    <NumbersField
      key={name}
      {...kinds[name]}
      text={texts[name]}
      values={[value[name]]}
      errors={errors}
      name={name}
      onChange={([typed = Number.NaN]) => change({ [name]: typed } as Partial<Record<Name, number>>)}
    />
  ));
}
