-- Editors' rules of search for the change log.
select
  watch_table('search_redirects', '''redirects''', 'redirects'),
  watch_table('synonyms', '''synonyms''', 'synonyms');
