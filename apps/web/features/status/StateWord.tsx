import { STATE_WORDS, type CurrentState } from './model/status-words.ts';

/** Shape, word and colour. */
export function StateWord({ state }: { state: CurrentState }) {
  return (
    <span className={`sts-s sts-s--${state}`}>
      <i aria-hidden="true" />
      {STATE_WORDS[state]}
    </span>
  );
}
