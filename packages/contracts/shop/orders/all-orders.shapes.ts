import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { allOrdersTopic } from './all-orders.topic.ts';
import { ORDERS_SHAPES, ORDERS_TEXTS } from './orders.shapes.ts';

export const allOrdersDescription = describeTopic(allOrdersTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: { title: '全部订单', who: ADMINS, ...ORDERS_TEXTS },
  shapes: ORDERS_SHAPES,
});
