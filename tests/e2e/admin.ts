/** The first admin of the site the specs run against. */
export const ADMIN = {
  username: 'admin',
  email: 'admin@example.com',
  password: 'mountain-river-42',
} as const;
