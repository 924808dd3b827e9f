import { useState } from 'react';

import { newCallKey } from '../../../../shared/api/call-key.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { sendProof } from './apply.api.ts';
import { fileErrorText, sortFiles } from './proof-files.ts';

/** A chosen image; `id` is null while it is being sent. */
export type Proof = { key: string; file: File; id: string | null; abort: AbortController };

export type Proofs = {
  list: readonly Proof[];
  problems: readonly string[];
  isSending: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** The server accepts none of them any more. */
  refuse: (problem: string) => void;
};

/** Images are uploaded as soon as they are chosen, so that the application itself is sent quickly. */
export function useProofs(): Proofs {
  const [list, setList] = useState<readonly Proof[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const drop = (key: string) => setList((now) => now.filter((proof) => proof.key !== key));

  async function send({ key, file, abort }: Proof): Promise<void> {
    try {
      const id = await sendProof(file, abort.signal);
      setList((now) => now.map((proof) => (proof.key === key ? { ...proof, id } : proof)));
    } catch (error) {
      if (abort.signal.aborted) return;
      drop(key);
      setProblems((now) => [...now, fileErrorText(file.name, messageOf(error))]);
    }
  }

  return {
    list,
    problems,
    isSending: list.some(({ id }) => id === null),
    add(files) {
      const sorted = sortFiles(files, list.length);
      const added = sorted.fit.map((file) => ({
        key: newCallKey(),
        file,
        id: null,
        abort: new AbortController(),
      }));
      setProblems(sorted.problems);
      setList([...list, ...added]);
      for (const proof of added) void send(proof);
    },
    remove(key) {
      list.find((proof) => proof.key === key)?.abort.abort();
      drop(key);
      setProblems([]);
    },
    refuse(problem) {
      setList([]);
      setProblems([problem]);
    },
  };
}
