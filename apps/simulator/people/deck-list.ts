/** Two standard decks of each class, of cards that come with the site. */
export const DECKS = [
  {
    class: 'mage',
    name: '快攻法',
    code: 'AAECAf0EAqr3Ns/6Ng6h9zai9zaj9zak9zal9zam9zan9zao9zap9zay+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'mage',
    name: '奥秘法',
    code: 'AAECAf0EAqr3NtL6Ng6h9zai9zaj9zak9zam9zao9zap9zaz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'warrior',
    name: '控制战',
    code: 'AAECAQcCvvc2z/o2DrX3Nrb3Nrf3Nrj3Nrn3Nrr3Nrv3Nrz3Nr33NrL6Nrf6Nrz6NsL6Nsb6NgAA',
  },
  {
    class: 'warrior',
    name: '海盗战',
    code: 'AAECAQcCvvc20vo2DrX3Nrb3Nrf3Nrj3Nrr3Nrz3Nr33NrP6Nrn6Nr76NsT6Nsf6Nsr6Nsz6NgAA',
  },
  {
    class: 'priest',
    name: '慢速牧',
    code: 'AAECAa0GAtL3Ns/6Ng7J9zbK9zbL9zbM9zbN9zbO9zbP9zbQ9zbR9zay+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'priest',
    name: '任务牧',
    code: 'AAECAa0GAtL3NtL6Ng7J9zbK9zbL9zbM9zbO9zbQ9zbR9zaz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'rogue',
    name: '奇迹贼',
    code: 'AAECAaIHAub3Ns/6Ng7d9zbe9zbf9zbg9zbh9zbi9zbj9zbk9zbl9zay+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'rogue',
    name: '武器贼',
    code: 'AAECAaIHAub3NtL6Ng7d9zbe9zbf9zbg9zbi9zbk9zbl9zaz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'hunter',
    name: '面子猎',
    code: 'AAECAR8C+vc2z/o2DvH3NvL3NvP3NvT3NvX3Nvb3Nvf3Nvj3Nvn3NrL6Nrf6Nrz6NsL6Nsb6NgAA',
  },
  {
    class: 'hunter',
    name: '野兽猎',
    code: 'AAECAR8C+vc20vo2DvH3NvL3NvP3NvT3Nvb3Nvj3Nvn3NrP6Nrn6Nr76NsT6Nsf6Nsr6Nsz6NgAA',
  },
  {
    class: 'druid',
    name: '星辰德',
    code: 'AAECAZICAo74Ns/6Ng6F+DaG+DaH+DaI+DaJ+DaK+DaL+DaM+DaN+Day+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'druid',
    name: '铺场德',
    code: 'AAECAZICAo74NtL6Ng6F+DaG+DaH+DaI+DaK+DaM+DaN+Daz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'warlock',
    name: '自残术',
    code: 'AAECAf0GAqL4Ns/6Ng6Z+Daa+Dab+Dac+Dad+Dae+Daf+Dag+Dah+Day+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'warlock',
    name: '手牌术',
    code: 'AAECAf0GAqL4NtL6Ng6Z+Daa+Dab+Dac+Dae+Dag+Dah+Daz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'shaman',
    name: '进化萨',
    code: 'AAECAaoIArb4Ns/6Ng6t+Dau+Dav+Daw+Dax+Day+Daz+Da0+Da1+Day+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'shaman',
    name: '元素萨',
    code: 'AAECAaoIArb4NtL6Ng6t+Dau+Dav+Daw+Day+Da0+Da1+Daz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'paladin',
    name: '圣契骑',
    code: 'AAECAZ8FAsr4Ns/6Ng7B+DbC+DbD+DbE+DbF+DbG+DbH+DbI+DbJ+Day+ja3+ja8+jbC+jbG+jYAAA==',
  },
  {
    class: 'paladin',
    name: '奥秘骑',
    code: 'AAECAZ8FAsr4NtL6Ng7B+DbC+DbD+DbE+DbG+DbI+DbJ+Daz+ja5+ja++jbE+jbH+jbK+jbM+jYAAA==',
  },
  {
    class: 'dh',
    name: '快攻瞎',
    code: 'AAECAea5AwLe+DbP+jYO1fg21vg21/g22Pg22fg22vg22/g23Pg23fg2svo2t/o2vPo2wvo2xvo2AAA=',
  },
  {
    class: 'dh',
    name: '献祭瞎',
    code: 'AAECAea5AwLe+DbS+jYO1fg21vg21/g22Pg22vg23Pg23fg2s/o2ufo2vvo2xPo2x/o2yvo2zPo2AAA=',
  },
] as const;
