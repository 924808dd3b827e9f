import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
import { findBrowser } from './support/browser.ts';
const base='http://localhost:4180';
const accounts=JSON.parse(readFileSync('/tmp/teampages-data/demo-accounts.json'));
export async function login(name){const a=accounts.find(x=>x.username===name); const r=await fetch(base+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({username:a.username,password:a.password})}); const j=await r.json(); if(!j.data) throw new Error(JSON.stringify(j)); return j.data;}
const [,, who, theme, widths, out, ...paths]=process.argv;
const {access_token,user}=await login(who);
const browser=await chromium.launch(await (async()=>{const {executablePath,args,env}=await findBrowser();return {executablePath,args,env:{...process.env,...env}}})());
for (const w of widths.split(',').map(Number)) {
  const ctx=await browser.newContext({viewport:{width:w,height:w<800?780:1000},storageState:{cookies:[],origins:[{origin:base,localStorage:[{name:'jwt_token',value:access_token},{name:'user_data',value:JSON.stringify(user)},{name:'player_name',value:user.username},{name:'theme',value:theme}]}]}});
  const page=await ctx.newPage();
  page.on('console',m=>m.type()==='error'&&console.log('ERR',m.text()));
  page.on('pageerror',e=>console.log('PAGEERR',e.message));
  for (const [i,p] of paths.entries()) { await page.goto(base+p); await page.waitForTimeout(1800); await page.screenshot({path:`${out}-${w}-${i}.png`,fullPage:true}); const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log('OVERFLOW',w,p,over);}
  await ctx.close();
}
await browser.close();
