import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const PRODUCT_AUDITS = {
  group: { prefix: 'product.', text: '商品' },
  actions: {
    'product.create': '新建商品',
    'product.update': '修改商品',
    'product.remove': '删除商品',
    'product.import': '批量导入商品',
    'product.upload_image': '上传商品图片',
    'product.change_stock': '调整库存',
    'product.order_stock_change': '提交库存调整',
  },
  targets: { product: '商品', product_image: '商品图片', product_import: '商品导入', stock_change: '库存调整' },
  fields: {
    name: '名称',
    description: '说明',
    points_price: '价格',
    stock_quantity: '库存',
    image_url: '图片',
    is_active: '上架',
    created: '新增',
    refused: '未导入',
    products: '商品数',
  },
} as const satisfies AuditTexts;
