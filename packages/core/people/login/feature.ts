import type { Feature } from '../../ground/features/feature.ts';
import { readSetting } from '../../site/settings/settings.reads.ts';
import { createLoginService, type LoginDeps } from './login.service.ts';
import { loginCalls } from './login.calls.ts';

export const loginFeature = {
  name: 'login',
  headings: {
    auth: {
      name: '账号',
      about: '注册、登录、会话、密码与动态验证码。登录得到的 access_token 以 Authorization: Bearer 发送。',
    },
  },
  calls: [loginCalls],
  services: {
    login: (deps: Omit<LoginDeps, 'isRegistrationOpen' | 'reservedNames'>) =>
      createLoginService({
        ...deps,
        sessions: deps.sessions,
        isRegistrationOpen: async () => (await readSetting(deps.db, 'site')).registration_open,
        reservedNames: async () => (await readSetting(deps.db, 'accounts')).reserved_names,
      }),
  },
} as const satisfies Feature;
