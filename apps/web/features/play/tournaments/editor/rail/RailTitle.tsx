export function RailTitle({ title, meta }: { title: string; meta?: string }) {
  return (
    <h2 className="mb-2.5 flex items-baseline justify-between text-16 font-semibold">
      {title}
      {meta && <small className="text-12 font-normal text-text-3">{meta}</small>}
    </h2>
  );
}
