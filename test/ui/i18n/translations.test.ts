/** The texts of the shop and the language they are in. */
import { allTexts } from '../../../scripts/text-check.ts'
import { describe, expect, it, vi } from 'vitest'
import { markLanguage } from '../../../src/opening.ts'
import { haveTexts, loadTexts, speak, startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { defaultLanguage, languageFor, languages } from '../../../src/ui/i18n/languages.ts'

const texts = allTexts('en')

async function speaking(language: (typeof languages)[number]) {
  const { translations, ready } = startTranslations(language, ['home', 'listing'], markLanguage)
  await ready
  return translations
}

describe('the languages', () => {
  it('are de, en, en_gb, es, es_mx, fr, ga, pl and zh, and the default en_us (I18N-01)', () => {
    expect(new Set(languages)).toEqual(
      new Set(['en_us', 'de', 'en', 'en_gb', 'es', 'es_mx', 'fr', 'ga', 'pl', 'zh']),
    )
  })

  it.each<[string | undefined, string]>([
    [undefined, 'nothing was kept'],
    ['', 'the empty text'],
    ['xx', 'an unknown language'],
    ['en-US', 'another spelling'],
    ['__proto__', 'a name of the language itself'],
    ['<script>', 'markup'],
    ['../../evil', 'a path'],
    ['x'.repeat(1_000_000), 'a megabyte'],
  ])('are reset to en_us from %2$s (I18N-05)', (kept) => {
    expect(languageFor(kept)).toBe(defaultLanguage)
  })

  it.each(languages)('keep %s', (language) => {
    expect(languageFor(language)).toBe(language)
  })
})

describe('the texts', () => {
  it('are English for the default en_us, with English behind every other (I18N-03)', async () => {
    expect((await speaking('en_us')).t('common:shell.signIn')).toBe(texts['common:shell.signIn'])
    expect((await speaking('de')).exists('common:shell.signIn')).toBe(true)
  })

  it.each(['ga', 'pl', 'zh', 'en_gb', 'es_mx'] as const)(
    'of %s are empty and fall back to English (I18N-02)',
    async (language) => {
      expect((await speaking(language)).t('common:shell.signIn')).toBe(texts['common:shell.signIn'])
    },
  )

  it.each([
    ['en_us', '1,999 of 2,000 lines'],
    ['de', '1.999 von 2.000 Zeilen'],
    ['es', '1999 de 2000 líneas'],
  ] as const)('of %s part the thousands of a count as it does: %s', async (language, words) => {
    const { translations, ready } = startTranslations(language, ['draftOrder'])
    await ready
    const shown = { done: 1999, count: 2000 }
    expect(translations.t('draftOrder:table.done.lines', shown)).toBe(words)
    expect(translations.t('draftOrder:table.done.lines', { done: 999, count: 999 })).toContain(
      '999',
    )
  })

  it.each([
    ['de', 'de'],
    ['en_us', 'en-US'],
    ['en_gb', 'en-GB'],
    ['pl', 'en'],
  ] as const)('of %s mark the document with the language they are written in', async (key, tag) => {
    await speaking(key)
    expect(document.documentElement.lang).toBe(tag)
  })

  it('change with the language, and a language without texts stays English (I18N-02)', async () => {
    const translations = await speaking('en_us')
    await speak(translations, 'es')
    expect(translations.t('common:shell.signIn')).toBe('Iniciar sesión')
    expect(document.documentElement.lang).toBe('es')
    await speak(translations, 'es_mx')
    expect(translations.t('common:shell.signIn')).toBe(texts['common:shell.signIn'])
    expect(document.documentElement.lang).toBe('en')
  })

  it('of the page that is open come along when the language changes', async () => {
    const translations = await speaking('en_us')
    await speak(translations, 'de')
    expect(translations.t('home:title')).toBe(allTexts('de')['home:title'])
    expect(translations.hasResourceBundle('de', 'quotes')).toBe(false)
  })

  it('of a part that comes just as the language changes come along too', async () => {
    const translations = await speaking('en_us')
    const change = translations.changeLanguage.bind(translations)
    vi.spyOn(translations, 'changeLanguage').mockImplementationOnce(async (language) => {
      const changed = await change(language)
      translations.addResourceBundle('en', 'history', { 'step.created': 'Quote created' })
      return changed
    })
    await speak(translations, 'de')
    expect(haveTexts(translations, ['history'])).toBe(true)
    expect(translations.t('history:step.created')).toBe('Angebot angelegt')
  })

  it('of an area are there as soon as it is loaded, once and for all', async () => {
    const translations = await speaking('en_us')
    expect(translations.exists('quotes:create.title')).toBe(false)
    await Promise.all([loadTexts(translations, ['quotes']), loadTexts(translations, ['quotes'])])
    expect(translations.t('quotes:create.title')).toBe(texts['quotes:create.title'])
  })

  it('count in the plural', async () => {
    const { t } = await speaking('en_us')
    expect(t('common:productCount', { count: 1 })).toBe('1 product')
    expect(t('common:productCount', { count: 2 })).toBe('2 products')
  })

  it('of a filled language come without the English ones, and count whole millions', async () => {
    const translations = await speaking('fr')
    expect(translations.hasResourceBundle('en', 'common')).toBe(false)
    const several = translations.t('common:productCount', { count: 2 })
    expect(translations.t('common:productCount', { count: 1_000_000 })).toBe(
      several.replace('2', '1\u202f000\u202f000'),
    )
  })

  it('are taken from the page where it has brought them, and else fetched', async () => {
    const brought = (language: string) => {
      const areas = { common: { productCount_other: 'Brought: {{count}}' } }
      return startTranslations('de', ['listing'], markLanguage, { language, areas })
    }
    const { translations, ready } = brought('de')
    await ready
    expect(translations.t('common:productCount', { count: 2 })).toBe('Brought: 2')
    expect(translations.exists('listing:titleKeyword')).toBe(true)
    const others = brought('fr')
    await others.ready
    expect(others.translations.t('common:productCount', { count: 2 })).not.toContain('Brought')
  })

  it("leave what is put into them as it is: escaping is the view's business", async () => {
    const { t } = await speaking('en_us')
    expect(t('listing:titleKeyword', { keyword: '<b>&' })).toBe('Results for “<b>&”')
  })
})
