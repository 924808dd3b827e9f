import type { GoneMessage, RefusalCode, SubRefused } from '@pailei/live/protocol/messages';

const TEXTS: Record<RefusalCode, string> = {
  unauthorized: '登录已过期，请重新登录',
  forbidden: '权限不足，无法查看',
  not_found: '内容不存在',
  bad_request: '请求格式有误',
  rate_limited: '请求过于频繁，请稍后再试',
  unavailable: '服务暂时不可用',
};

const refusalText = (code: RefusalCode) => TEXTS[code];

export const refuse = (topic: string, code: RefusalCode): SubRefused => ({
  ok: false,
  topic,
  code,
  message: refusalText(code),
});

export const goneMessage = (topic: string, code: RefusalCode): GoneMessage => ({
  topic,
  code,
  message: refusalText(code),
});
