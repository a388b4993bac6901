//! Who asks: what is shared is shared by address.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

use axum::{
    extract::FromRequestParts,
    http::{Extensions, request::Parts},
};

/// Where a request comes from; everybody behind one address is one asker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The asker at an address.
    ///
    /// Of a longer address only the first half counts: a machine gives itself the second half.
    pub(crate) fn at(address: IpAddr) -> ClientAddress {
        ClientAddress(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        })
    }

    /// Who asks with these extensions of a request; nobody in particular if they do not tell.
    pub(crate) fn of(extensions: &Extensions) -> ClientAddress {
        extensions.get().copied().unwrap_or(ClientAddress(Ipv4Addr::UNSPECIFIED.into()))
    }
}

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddress, Infallible> {
        Ok(ClientAddress::of(&parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_machine_is_one_asker() {
        check("192.168.0.7", "192.168.0.7", true);
        check("192.168.0.7", "192.168.0.8", false);
        check("::ffff:192.168.0.7", "192.168.0.7", true);
        check("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true);
        check("2001:db8:1:2::1", "2001:db8:1:3::1", false);
    }

    #[track_caller]
    fn check(one: &str, other: &str, same: bool) {
        let [one, other] =
            [one, other].map(|text| ClientAddress::at(text.parse().expect("an address")));
        assert_eq!(one == other, same, "{one:?} {other:?}");
    }
}
