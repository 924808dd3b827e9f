/** The three ropes under a page title. */
export function Ropes() {
  return <div className="ropes" aria-hidden="true" />;
}
