import type { PageSubject } from '@pailei/contracts/page-addresses';
import type { Db } from '@pailei/db/client';

/** Whether a guest is shown what an id names. What is somebody's own is not asked for: the answer would tell of it. */
export type IsPageSubject = (subject: PageSubject, id: string) => Promise<boolean>;

/** Each by its key, without what the page then reads: links are followed by many at once. */
export function createPageSubjects({ db }: { db: Db }): IsPageSubject {
  return async (subject, id) => {
    switch (subject) {
      case 'own':
        return true;
      case 'tournament':
        return isFound(db.selectFrom('public_tournament').select('id').where('id', '=', id).executeTakeFirst());
      case 'player':
        return isFound(db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst());
      case 'deck':
        return isFound(
          db.selectFrom('deck').select('id').where('id', '=', id).where('visibility', '=', 'public').executeTakeFirst(),
        );
      default:
        return subject satisfies never;
    }
  };
}

const isFound = async (row: Promise<object | undefined>) => (await row) !== undefined;
