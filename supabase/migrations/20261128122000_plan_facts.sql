-- What the plans come with, as far as it can be seen or reached; claims without evidence are gone.
update public.subscription_plans p set features = v.features::jsonb from (values
  ('free', '["Up to 3 projects", "100 MB storage", "10 uploads a month", "5 compliance reports a month", "Support by email"]'),
  ('professional', '["2 projects a week, 8 a month", "5 GB storage", "Unlimited uploads and reports", "Findings as spreadsheet, letter and BCF", "Custom tags", "API access with 5 keys", "Support by email"]'),
  ('enterprise', '["Unlimited projects", "Unlimited storage", "Unlimited uploads and reports", "Findings as spreadsheet, letter and BCF", "Custom tags", "API access with 50 keys", "Your firm’s name and logo on reports", "Support by email"]')
) v (tier, features) where p.tier = v.tier;
