export type DemoProduct = {
  /** In `drawings`, without its ending. */
  drawing: string;
  name: string;
  description: string;
  points_price: number;
  stock_quantity: number;
};

/** The newest first. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    drawing: 'card-sleeves',
    name: '「夜擂」卡套 60 枚',
    description: '磨砂防反光，标准尺寸 66 × 91 mm。背面三绳纹，正面高透。每周三统一发货。',
    points_price: 1_280,
    stock_quantity: 212,
  },
  {
    drawing: 'playmat',
    name: '漆黑对战桌垫',
    description: '60 × 35 cm，布面橡胶底，四边锁线，附收纳筒。每周三统一发货。',
    points_price: 3_600,
    stock_quantity: 34,
  },
  {
    drawing: 'seal-badge',
    name: '朱砂印章徽章',
    description: '锌合金烤漆，直径 3 cm，背面双针扣，附纸卡。',
    points_price: 880,
    stock_quantity: 7,
  },
  {
    drawing: 'deck-box',
    name: '霜刃联名卡盒',
    description: '磁吸开合，可放双层卡套的卡牌 100 张，内有一格放骰子。',
    points_price: 1_560,
    stock_quantity: 58,
  },
  {
    drawing: 'canvas-bag',
    name: '牌擂帆布袋',
    description: '12 盎司帆布，36 × 40 cm，内有拉链暗袋。',
    points_price: 960,
    stock_quantity: 120,
  },
  {
    drawing: 'postcards',
    name: '冠军卡面明信片',
    description: '历届冠军卡面一套八张，棉纸烫金。',
    points_price: 320,
    stock_quantity: 400,
  },
  {
    drawing: 'stream-ticket',
    name: '直播间点播券',
    description: '虚拟商品：在赛后直播中点播一场想看的复盘。兑换后请在地址栏留下联系方式。',
    points_price: 500,
    stock_quantity: 999,
  },
  {
    drawing: 'team-jersey',
    name: 'S5 赛季队服',
    description: '速干面料，背后可印选手名。本批已兑完，补货会在公告中通知。',
    points_price: 6_800,
    stock_quantity: 0,
  },
];
