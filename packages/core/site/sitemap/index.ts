export { createSitemap, type Sitemap } from './sitemap.ts';
