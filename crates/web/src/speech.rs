//! In which language an answer is given.

use axum::http::{HeaderMap, Uri, header};
use stratege_words::Language;

/// The language that a request asks for: by `lang=` in its address, else by its headers.
pub(crate) fn asked(uri: &Uri, headers: &HeaderMap) -> Language {
    let query = uri.query().unwrap_or_default().split('&');
    let named = query.filter_map(|pair| pair.strip_prefix("lang=")).find_map(named);
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    named.unwrap_or_else(|| accepted.map_or(Language::En, preferred))
}

fn named(tag: &str) -> Option<Language> {
    match tag.trim().to_lowercase().split('-').next()? {
        "fr" => Some(Language::Fr),
        "en" => Some(Language::En),
        _ => None,
    }
}

/// The language with the greatest weight in an `Accept-Language` header; the first of several.
fn preferred(header: &str) -> Language {
    let mut best = (Language::En, 0.0);
    for entry in header.split(',') {
        let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        let weight: f64 = weight.trim().parse().unwrap_or(0.0);
        if let Some(language) = named(tag)
            && weight > best.1
        {
            best = (language, weight);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_address_goes_before_the_headers() {
        check("/?lang=fr", "en", Language::Fr);
        check("/?a=b&lang=en", "fr", Language::En);
        check("/?lang=xx", "fr-CA", Language::Fr);
    }

    #[test]
    fn the_greatest_weight_counts() {
        check("/", "", Language::En);
        check("/", "de, fr;q=0.5, en;q=0.4", Language::Fr);
        check("/", "en-GB,en;q=0.9,fr;q=0.8", Language::En);
        check("/", "fr;q=rubbish, en;q=0.1", Language::En);
    }

    #[track_caller]
    fn check(address: &'static str, header: &'static str, language: Language) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(header));
        assert_eq!(asked(&Uri::from_static(address), &headers), language);
    }
}
