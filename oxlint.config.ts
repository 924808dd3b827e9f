import { lintConfig } from './scripts/check/lint/config.ts';

export default lintConfig(import.meta.dirname);
