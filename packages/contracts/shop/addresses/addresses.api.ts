import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { fullAddress, ORDER_INVALID_TEXTS } from '../orders/order-shapes.ts';

export const ADDRESSES_MAX = 20;

export const addressSchema = z.object({ id: z.string(), full_address: z.string(), is_default: z.boolean() });
export type SavedAddress = z.output<typeof addressSchema>;
export const addressBody = z.strictObject({ full_address: fullAddress, is_default: z.boolean().default(false) });
export const addressesSchema = z.object({ addresses: z.array(addressSchema) });

export const addressesApi = inArea(
  'shop',
  {
    list: endpoint({
      method: 'GET',
      path: '/addresses',
      access: 'user',
      summary: '我的收货地址',
      data: addressesSchema,
    }),
    add: endpoint({
      method: 'POST',
      path: '/addresses',
      access: 'user',
      summary: '新增收货地址',
      body: addressBody,
      data: addressesSchema,
    }),
    change: endpoint({
      method: 'PUT',
      path: '/addresses/:id',
      access: 'user',
      summary: '修改收货地址',
      params: idParams,
      body: addressBody,
      data: addressesSchema,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/addresses/:id',
      access: 'user',
      summary: '删除收货地址',
      params: idParams,
      data: addressesSchema,
    }),
  },
  ORDER_INVALID_TEXTS,
);

export const ADDRESS_ERRORS = {
  address_limit_reached: [409, `最多保存 ${ADDRESSES_MAX} 个地址`],
} as const satisfies ErrorTable;
