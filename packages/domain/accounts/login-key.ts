/** Under which names are unique: without regard to case and to forms that look alike (Unicode NFKC). */
export function loginKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
