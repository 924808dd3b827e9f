/** What somebody wrote, with its own line breaks. */
export function UserText({ children }: { children: string }) {
  return <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>;
}
