export { createSitemap, SITEMAP_MAX, type Sitemap } from './sitemap.ts';
