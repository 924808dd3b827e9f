import cardBack from '../../assets/art/card-back.svg';

/** The back of a card: what is shown before a list is revealed. `width` in px, the height follows 5:7. */
export function CardBack({ width = 44, className }: { width?: number; className?: string }) {
  return <img src={cardBack} width={width} height={(width * 7) / 5} alt="" className={className} />;
}
