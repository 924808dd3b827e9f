import { AppError, ERRORS } from '@pailei/contracts/http/errors';
import type { z } from 'zod';

const MAX_FIELDS = 20;
const MAX_TEXTS = 5;
const SHOWN_KEY_CHARACTERS = 40;

const [STATUS, GENERAL_TEXT] = ERRORS.invalid_request;

/** The text of an issue for which the contract has none of its own. */
export function issueText(issue: { code?: string; input?: unknown }): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '缺少必填内容' : '格式不正确';
    case 'too_small':
    case 'too_big':
      return '超出允许的范围';
    default:
      return '格式不正确';
  }
}

/** One text per field, keyed by its path (`decks.2.code`); the message is these texts. */
export function validationError(error: z.ZodError): AppError {
  const fields = error.issues.flatMap(fieldsOf).slice(0, MAX_FIELDS);
  const texts = [...new Set(fields.map(([, text]) => text))].slice(0, MAX_TEXTS);
  return new AppError(
    'invalid_request',
    STATUS,
    texts.join('；') || GENERAL_TEXT,
    Object.fromEntries(fields.toReversed()),
  );
}

type Field = [path: string, text: string];

function fieldsOf(issue: z.core.$ZodIssue): Field[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...issue.path, key]));
  return [[pathText(issue.path), issue.message]];
}

function unknownField(path: PropertyKey[]): Field {
  const key = pathText(path);
  return [key, `不支持的字段：${key}`];
}

const pathText = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, SHOWN_KEY_CHARACTERS) || 'body';
