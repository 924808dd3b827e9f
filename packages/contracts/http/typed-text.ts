import { cleanLine, cleanLongText, cleanName } from '@pailei/domain/typed-text/clean';
import { foldEmail, foldWidth } from '@pailei/domain/typed-text/width';
import { z } from 'zod';

/** What names a thing or a person. `missing`: the message without a text. */
export const nameText = (missing?: string) => z.string(missing).overwrite(cleanName);

/** A text of one line. */
export const lineText = (missing?: string) => z.string(missing).overwrite(cleanLine);

/** A text of several lines. */
export const longText = (missing?: string) => z.string(missing).overwrite(cleanLongText);

/** A one-line text of letters, digits and signs alone: full-width ones become ASCII. */
export const codeText = (missing?: string) => lineText(missing).overwrite(foldWidth);

export const emailText = (missing?: string) => lineText(missing).overwrite(foldEmail);

/** Characters as people and PostgreSQL count them: one outside the basic plane is one, not two. */
export const hasTwoCharacters = (text: string): boolean => Array.from(text).length >= 2;
