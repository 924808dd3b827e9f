import type { PageSubject } from '@pailei/contracts/http/page-addresses';
import type { Db } from '@pailei/db/client';

/** Whether a guest may see what an id names. What is private is not looked up: the answer would reveal that it exists. */
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
      case 'season':
        return isFound(
          db
            .selectFrom('season')
            .select('id')
            .where('number', '=', Number(id.slice(1)))
            .where('closed_at', 'is not', null)
            .executeTakeFirst(),
        );
      default:
        return subject satisfies never;
    }
  };
}

const isFound = async (row: Promise<object | undefined>) => (await row) !== undefined;
