import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

import { TextAnchor } from '../../../../shared/ui/actions/TextButton.tsx';

type Children = { children?: ReactNode };

/** A link of whoever wrote it: to another site, which learns nothing of the page. */
function Link({ href, children }: Children & { href?: string }) {
  if (!href || !/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <TextAnchor tone="accent" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </TextAnchor>
  );
}

/** Pictures come from elsewhere: only what they show is said. */
const Picture = ({ alt }: { alt?: string }) => <span className="text-text-3">{alt}</span>;

/** Headings of a description stand below those of the page. */
const Heading = ({ children }: Children) => (
  <h3 className="mt-4 mb-1.5 text-14 font-semibold text-text-1 first:mt-0">{children}</h3>
);

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    a: Link,
    img: Picture,
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, Heading])),
    p: ({ children }: Children) => <p className="my-2 first:mt-0 last:mb-0">{children}</p>,
    ul: ({ children }: Children) => <ul className="my-2 list-disc pl-5">{children}</ul>,
    ol: ({ children }: Children) => <ol className="my-2 list-decimal pl-5">{children}</ol>,
    blockquote: ({ children }: Children) => (
      <blockquote className="my-2 border-l-2 border-l-line-2 pl-3 text-text-3">{children}</blockquote>
    ),
    pre: ({ children }: Children) => (
      <pre className="my-2 overflow-x-auto rounded-control bg-sunken p-3 text-12">{children}</pre>
    ),
    table: ({ children }: Children) => (
      <div className="my-2 overflow-x-auto">
        <table className="w-full border-collapse [&_td]:border-t [&_td]:border-t-line-1 [&_td]:py-1 [&_td]:pr-3 [&_th]:pr-3 [&_th]:text-left">
          {children}
        </table>
      </div>
    ),
  },
};

/** Markdown as elements: neither its HTML nor a scheme but http(s) comes through. */
export function DescriptionText({ text }: { text: string }) {
  return <Markdown options={OPTIONS}>{text}</Markdown>;
}
