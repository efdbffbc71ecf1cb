import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
for (const path of ['/my-account/overview','/bulkorder', '/shopping-cart', '/my-account/favorites']) {
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } })
const page = await ctx.newPage()
await page.goto('http://localhost:4990/favicon.svg')
await page.evaluate(`(async () => { const r = await fetch('/api/scope/login',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({emailAddress:'us@manifold.test',password:'Manifold-2026'})}); const j = await r.json(); sessionStorage.setItem('manifold.token', j.token) })()`)
const out: string[] = []
page.on('response', async (r) => { if (r.request().resourceType()==='script') { const n = (await r.body()).length; out.push(n+' '+r.url().slice(29)) } })
await page.goto('http://localhost:4990' + path)
await page.waitForTimeout(6000)
console.log(path, out.length); for (const o of out) console.log('   ', o)
await ctx.close()
}
await browser.close()
