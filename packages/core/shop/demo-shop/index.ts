export { seedDemoShop } from './seed-demo-shop.ts';
