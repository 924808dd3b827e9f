export const CREST_SILHOUETTES = ['shield', 'pointed_shield', 'roundel', 'hexagon', 'banner'] as const;
export type CrestSilhouette = (typeof CREST_SILHOUETTES)[number];

export const CREST_MOTIFS = [
  'flame',
  'mountain',
  'wave',
  'moon',
  'sun',
  'star',
  'bolt',
  'drop',
  'leaf',
  'pine',
  'wing',
  'sword',
  'crown',
  'key',
  'anchor',
  'boat',
  'gate',
  'tower',
  'lantern',
  'fan',
  'ring',
  'cross',
  'chevrons',
  'eye',
] as const;
export type CrestMotif = (typeof CREST_MOTIFS)[number];

export const CREST_COLOURS = [
  'ink',
  'vermilion',
  'cinnabar',
  'amber',
  'olive',
  'pine',
  'jade',
  'teal',
  'sky',
  'indigo',
  'violet',
  'plum',
] as const;
export type CrestColour = (typeof CREST_COLOURS)[number];

/** A generated crest: everything that its drawing follows from. */
export type CrestStyle = { silhouette: CrestSilhouette; motif: CrestMotif; colour: CrestColour };
