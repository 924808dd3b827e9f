/** Decks as the game's clipboard gives them: two of each class. */
export const DECKS = [
  {
    class: 'mage',
    name: '快攻法',
    code: 'AAECAf0EAA/56APU6gPQ7APW7APN8gOy9wOKjQSfkgTDoATGoATRoATtsQTcuQThuQSh1AQAAA==',
  },
  {
    class: 'mage',
    name: '奥秘法',
    code: 'AAECAf0EAA+r7AO58QOu9wO09wO/+QP0/AOhkgTCoATEoATMpASStQTLtwTduQSjzgSYpAUAAA==',
  },
  {
    class: 'warrior',
    name: '控制战',
    code: 'AAECAQcAD43tA5jtA5LuA43vA8b1A5f2A9X5A5uBBLSfBL2fBIagBIygBNGsBIiyBJ7UBAAA',
  },
  {
    class: 'warrior',
    name: '海盗战',
    code: 'AAECAQcAD/7nA5XoA5rtA47vA6b1A5X2A/qMBK+OBJ+fBIegBImgBKugBPyiBNOsBL22BAAA',
  },
  {
    class: 'priest',
    name: '慢速牧',
    code: 'AAECAa0GAA+Z6wOc6wOU7gPo7wOG9wOj9wOt9wOmigSFnwSdoATLoATVoASKowSpswSntgQAAA==',
  },
  {
    class: 'priest',
    name: '任务牧',
    code: 'AAECAa0GAA+e6wP08QOH9wPD+QONgQSsigSjnwS+nwSkoASEowTNpASitgSjtgTItwT00wQAAA==',
  },
  {
    class: 'rogue',
    name: '奇迹贼',
    code: 'AAECAaIHAA/16AOp6wOu6wOO9AOh9AO+gASljQSRnwSUnwT3nwSgoATVsgStswS3swTj0wQAAA==',
  },
  {
    class: 'rogue',
    name: '武器贼',
    code: 'AAECAaIHAA/u6QOq6wOs6wP/7gO9gASSnwT0nwT2nwTuoATXpASZsASKyQT90wSg1ASq1AQAAA==',
  },
  { class: 'hunter', name: '面子猎', code: 'AAECAR8AD9vqA93qA+buA6b1A8T7A8OABK+OBPaPBKqfBOOfBKGgBMykBJK1BMG5BI+kBQAA' },
  { class: 'hunter', name: '野兽猎', code: 'AAECAR8AD+rpA5rsA9vtA875A5T8A6uNBKmfBLWfBOKfBOSfBNCgBIiwBJ2wBJ3UBI6kBQAA' },
  {
    class: 'druid',
    name: '星辰德',
    code: 'AAECAZICAA+t7AO57AOK9AOA9wOE9wPQ+QOvgASunwSSoATSpASNtQSQtQTwvwSuwASB1AQAAA==',
  },
  {
    class: 'druid',
    name: '铺场德',
    code: 'AAECAZICAA+27AOK7QPs9QOB9wPB+QOsgASwgATHigSvoAS5oAS8rATkuQT6vQTV0gTaoQUAAA==',
  },
  {
    class: 'warlock',
    name: '自残术',
    code: 'AAECAf0GAA/X7QPZ7QOI7wOJ7wOU7wPEgATAigTykQSEoASuoAThoATiogSAtQTkuQSUpAUAAA==',
  },
  {
    class: 'warlock',
    name: '手牌术',
    code: 'AAECAf0GAA/V6APr7QP07QPF+QP9+gOD+wPFgASxnwSUoATnoATTpAT8rAT0sQTu0wT50wQAAA==',
  },
  {
    class: 'shaman',
    name: '进化萨',
    code: 'AAECAaoIAA/q5wOz6APf7AOV8APW9QPS+QPwhQSVkgT5nwSZoATjoATgpAS8tgSHtwSf1AQAAA==',
  },
  {
    class: 'shaman',
    name: '元素萨',
    code: 'AAECAaoIAA/Z7APh7AP67AOF+gOYjgT5kQTckgSNnwTcoATDrASKsATgtQScxwSZ2wSXpAUAAA==',
  },
  {
    class: 'paladin',
    name: '圣契骑',
    code: 'AAECAZ8FAA/J6wPO6wPb7gPK8QON+AOq+APJ+QOpkQTqnwTrnwTJoATgoATQrASxsAS7zgQAAA==',
  },
  {
    class: 'paladin',
    name: '奥秘骑',
    code: 'AAECAZ8FAA/M6wPj6wPQ9wOL+AOV+QPS+QOLjQTunwSZoATIoATgpATVrASHtwTQvQSf1AQAAA==',
  },
  { class: 'dh', name: '快攻瞎', code: 'AAECAea5AwAP/eoDoO4DlO8D6+8DwvED9fgDwIoEgp8EyZ8E0p8Es6AEvKwExawE5LkElKQFAAA=' },
  { class: 'dh', name: '献祭瞎', code: 'AAECAea5AwAP1egDu+0D/e0DifcDivcDxfkDhI0Etp8E1p8ElKAEtKAEx6wEjrAEhLIE7tMEAAA=' },
] as const;
