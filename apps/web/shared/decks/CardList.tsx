import type { ComponentProps, ReactNode } from 'react';

/** The look of a ruled list of cards, for what is a list of another kind. */
export const CARD_LIST = 'border-t border-t-line-2';

/** The cards of a deck, line by line. */
export function CardList(props: Omit<ComponentProps<'ol'>, 'className'>) {
  return <ol {...props} className={CARD_LIST} />;
}

type CardListTitleProps = {
  title: string;
  count?: number;
  level?: 'h3' | 'h4';
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** Names a list among several: a sideboard, the cards of a class. */
export function CardListTitle({ title, count, level: Heading = 'h3', children }: CardListTitleProps) {
  return (
    <div className="mb-2 flex items-center gap-2 text-13">
      <Heading className="text-13 font-medium text-text-2">{title}</Heading>
      {count !== undefined && <span className="font-num font-semibold text-text-3">{count}</span>}
      {children && <span className="ml-auto">{children}</span>}
    </div>
  );
}
