const HIDDEN = '[redacted]';
/** Shorter ones would blank out ordinary words. */
const MIN_SECRET_LENGTH = 8;

const SECRET_SETTING = /(SECRET|PASSWORD|TOKEN|KEY)$/;
const SECRET_FIELD =
  /"([\w-]*(?:password|secret|token|authorization|cookie|totp_code|recovery_code|rate-limit-key)[\w-]*)":"(?:[^"\\]|\\.)*"/gi;
const LOGIN_IN_ADDRESS = /:\/\/[^\s/@"\\]*@/g;
const BEARER = /\bBearer\s+[\w.~+/=-]+/gi;
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** The secrets among the settings of a process: whole ones, and the passwords in addresses. */
function secretsOf(environment: Record<string, string | undefined>): string[] {
  const values = Object.entries(environment).flatMap(([name, value = '']) => {
    if (SECRET_SETTING.test(name)) return [value];
    const password = name.endsWith('_URL') && URL.canParse(value) ? new URL(value).password : '';
    return [password, decodeURIComponent(password)];
  });
  return [...new Set(values)]
    .filter((value) => value.length >= MIN_SECRET_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .map((value) => JSON.stringify(value).slice(1, -1));
}

/** Takes secrets out of a line of JSON, wherever they stand: by the name of their field, by their form, and those of the settings. */
export function createRedaction(environment: Record<string, string | undefined>): (line: string) => string {
  const secrets = secretsOf(environment);
  return (line) => {
    const formed = line
      .replace(SECRET_FIELD, `"$1":"${HIDDEN}"`)
      .replace(LOGIN_IN_ADDRESS, `://${HIDDEN}@`)
      .replace(BEARER, `Bearer ${HIDDEN}`)
      .replace(JSON_WEB_TOKEN, HIDDEN);
    return secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), formed);
  };
}
