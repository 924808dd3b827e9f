import { RESET_MINUTES } from '@pailei/contracts/people/password-reset/password-reset.api';
import { EMAIL_LINK_HOURS } from '@pailei/contracts/people/email-verification/email-verification.api';
import type { MailKind } from '@pailei/contracts/site/mail/mail.api';
import { siteTimeText } from '@pailei/contracts/people/accounts/site-time-text';

export type MailText = { kind: MailKind; subject: string; text: string };

const SIGNATURE = '\n\n牌擂\n这封邮件由系统发出，请不要回复。';
const NOT_YOU = '如果不是你本人操作';
const WHAT_TO_DO = '请立即在登录页用「忘记密码」重设密码，并联系管理员。';

export function resetMail(username: string, link: string): MailText {
  return {
    kind: 'password_reset',
    subject: '重置你的牌擂密码',
    text: `${username}，你好：

有人为你的账号申请重置密码。请在 ${RESET_MINUTES} 分钟内打开下面的链接设置新密码，链接只能使用一次：

${link}

如果不是你本人申请，忽略这封邮件即可，密码不会改变。${SIGNATURE}`,
  };
}

export function verificationMail(username: string, email: string, link: string): MailText {
  return {
    kind: 'email_verification',
    subject: '验证你的牌擂邮箱',
    text: `${username}，你好：

账号「${username}」填写了邮箱 ${email}。请在 ${EMAIL_LINK_HOURS} 小时内打开下面的链接并确认，之后可以用这个邮箱登录：

${link}

如果不是你本人填写，请不要确认，忽略这封邮件即可。${SIGNATURE}`,
  };
}

export function addressChangeRequestedMail(username: string): MailText {
  return {
    kind: 'email_change_requested',
    subject: '你的牌擂账号申请更换邮箱',
    text: `${username}，你好：

你的账号申请更换邮箱。新邮箱验证之前，仍使用这个邮箱登录和找回密码。

${NOT_YOU}，${WHAT_TO_DO}${SIGNATURE}`,
  };
}

export function addressChangedMail(username: string): MailText {
  return {
    kind: 'email_changed',
    subject: '牌擂：你的邮箱已修改',
    text: `${username}，你好：

你的账号换了邮箱，这个地址不再使用。

如果不是你本人操作，请立即联系管理员。${SIGNATURE}`,
  };
}

export function addressTakenMail(owner: string, newcomer: string): MailText {
  return {
    kind: 'address_taken',
    subject: '你的邮箱被填写到另一个牌擂账号',
    text: `${owner}，你好：

有人在注册或修改资料时，把这个邮箱填写到了另一个账号「${newcomer}」。这个邮箱仍然只属于你的账号「${owner}」：找回密码与通知只发给它。

如果是你自己忘了已有账号，请用「${owner}」登录，或在登录页用「忘记密码」重设密码。如果与你无关，忽略即可。${SIGNATURE}`,
  };
}

const CHANGES = {
  password_changed: { subject: '你的牌擂密码已修改', sentence: '密码已修改，其他设备上的登录都已退出' },
  totp_enabled: { subject: '动态验证码已启用', sentence: '动态验证码已启用，以后登录需要输入验证码' },
  totp_disabled: { subject: '动态验证码已停用', sentence: '动态验证码已停用，以后登录只需要密码' },
  totp_reset: {
    subject: '动态验证码已重置',
    sentence: '动态验证码已由管理员重置，所有设备上的登录都已退出。下次登录只需要密码，登录后请尽快重新启用',
    doubt: '如果你没有请管理员重置',
  },
  recovery_codes_renewed: { subject: '恢复码已更换', sentence: '恢复码已更换，旧的恢复码全部作废' },
} as const;

type ChangeText = { subject: string; sentence: string; doubt?: string };
export type MailedChange = keyof typeof CHANGES;

export function changeMail(username: string, change: MailedChange, now: string): MailText {
  const { subject, sentence, doubt = NOT_YOU }: ChangeText = CHANGES[change];
  return {
    kind: change,
    subject,
    text: `${username}，你好：

${siteTimeText(now)}，你的账号${sentence}。

${doubt}，${WHAT_TO_DO}${SIGNATURE}`,
  };
}
