-- Engines hold promotions, free articles and vouchers in process: the change log names their changes. Redemptions lie in other tables.
select
  watch_table('promotions', '''promotions''', 'promotions'),
  watch_table('free_articles', '''promotions''', 'promotions'),
  watch_table('vouchers', '''vouchers''', 'vouchers');
