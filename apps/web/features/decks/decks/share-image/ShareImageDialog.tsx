import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { className } from '@pailei/domain/decks/deck-rules';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { siteNameAtom } from '../../../../shared/state/site.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { identityText } from '../../../../shared/decks/deck-labels.ts';

type Picture = { file: File; url: string };

/** The deck as a picture, to be saved or handed to another app. */
export function ShareImageDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const drawn = usePicture(deck);
  const hasFailed = drawn === 'failed';
  const picture = hasFailed ? null : drawn;
  const canShare = picture !== null && isShareable(picture.file);
  const footer = (
    <>
      {canShare && (
        <Button variant="ghost" icon={<Share2 size={16} />} onClick={() => void share(picture.file, deck.name)}>
          分享
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Download size={16} />}
        disabled={picture === null}
        onClick={() => picture && saveFile(picture.file, picture.file.name)}
      >
        下载图片
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="分享图片"
      size="large"
      isPhoneSheet
      footer={footer}
      {...(hasFailed && { description: '图片生成失败，请换个浏览器再试。' })}
    >
      {picture ? (
        <img className="h-auto w-full rounded-control" src={picture.url} alt={`「${deck.name}」的卡组图片`} />
      ) : (
        !hasFailed && <Skeleton width="100%" height={480} />
      )}
    </Dialog>
  );
}

/** Draws the picture once the dialog is open; the drawing code comes with it. */
function usePicture(deck: Deck): Picture | 'failed' | null {
  const rules = useDeckRules();
  const product = useAtomValue(siteNameAtom);
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    const draw = async () => {
      const { drawShareImage } = await import('./share-image.draw.ts');
      const blob = await drawShareImage({
        deck,
        identity: identityText(deck, rules),
        class_name: className(rules, deck.class),
        plate_color: canvasColor(deck.class, rules.classes.find(({ id }) => id === deck.class)?.color),
        author: deck.owner.username,
        product,
        host: location.host,
      });
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], fileName(deck.name), { type: blob.type }), url });
    };
    draw().catch(() => !isGone && setPicture('failed'));
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [deck, rules, product]);
  return picture;
}

/** A canvas knows no custom properties: the value that the page has for it. */
function canvasColor(heroClass: string, own: string | null | undefined): string {
  const style = getComputedStyle(document.documentElement);
  const ofClass = style.getPropertyValue(`--pl-cls-${heroClass}`) || style.getPropertyValue('--pl-cls-neutral');
  return own ?? ofClass.trim();
}

/** Without what file systems refuse. */
const fileName = (name: string): string => `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}.png`;

const isShareable = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

async function share(file: File, title: string): Promise<void> {
  // closing the list of apps means not to share
  await navigator.share({ files: [file], title }).catch(() => undefined);
}
